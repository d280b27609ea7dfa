// `npm start`: installs, builds what changed, prepares the data, and opens every shop. Checks Node first, so this file
// uses old syntax only.
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
import('./open-shop.mjs').then(({ start }) => start(process.argv.slice(2)));
