// The command line of `npm start`.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './workspace.mjs';

export const help = `Opens the shop on this machine.

  npm start                            http://localhost:4000
  npm start -- --catalogue FILE        with the titles of an ONIX, CSV or Excel file in the first shop
  npm start -- --canary 5,25,50,100    what changed since the last start reaches these shares of the shoppers first
  npm start -- --help

PORT (default 4000) and DATA_DIR (default .data/) are taken from the environment.`;

/** { help } or { catalogue: absolute path or undefined, canary: '5,25,50,100' or undefined }. */
export function readOptions(args) {
  const options = { help: false, catalogue: undefined, canary: undefined };
  for (let i = 0; i < args.length; i++) {
    const [name, inline] = args[i].split(/=(.*)/s);
    if (name === '--help' || name === '-h') options.help = true;
    else if (name === '--catalogue') options.catalogue = catalogueFile(inline ?? args[++i]);
    else if (name === '--canary') options.canary = canarySteps(inline ?? args[++i]);
    else throw new Problem(`Unknown option ${args[i]}. npm start -- --help lists the options.`);
  }
  return options;
}

function catalogueFile(given) {
  if (!given)
    throw new Problem('--catalogue needs the name of an ONIX, CSV or Excel file: npm start -- --catalogue books.xml');
  const file = path.resolve(process.env.INIT_CWD ?? '.', given);
  if (!existsSync(file) || !statSync(file).isFile())
    throw new Problem(`There is no file ${file}. Check the name that follows --catalogue.`);
  return file;
}

function canarySteps(given = '') {
  const steps = given.split(',').map(Number);
  if (steps.some((step, at) => !(step > (steps[at - 1] ?? 0) && step <= 100)))
    throw new Problem('--canary takes rising shares in percent: npm start -- --canary 5,25,50,100');
  return steps.join(',');
}

/** PORT as a number. */
export function readPort(text = '4000') {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Problem(`PORT is "${text}", and must be a number from 1 to 65535.`);
  return port;
}
