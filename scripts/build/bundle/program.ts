/** The child process that makes pages: BUNDLE_DIR → OUT_DIR. */
import { makePages } from './pages.ts';

const { BUNDLE_DIR: bundle = '', OUT_DIR: out = '' } = process.env;
const began = performance.now();
const pages = await makePages(bundle, out);
console.log(
  `${pages} pages and files made with the bundle of an earlier build (${Math.round(performance.now() - began)} ms)`,
);
