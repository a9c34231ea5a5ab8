// A script of somebody else's with short names, as a web space sends it: no longer than need be.
//
//     node scripts/shorten.mjs FROM INTO

import { readFileSync, writeFileSync } from "node:fs";
import { minifySync } from "../web/node_modules/rolldown/dist/experimental-index.mjs";

const [from, into] = process.argv.slice(2);
const { code, errors } = minifySync(from, readFileSync(from, "utf8"), { module: true, compress: true, mangle: true });
if (errors.length) throw new Error(errors.join("\n"));
writeFileSync(into, code);
