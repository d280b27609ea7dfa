// Before a run of jest: a folder for the shops that its tests of the api prepare once and copy (prepared-shops.ts).
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = () => {
  process.env.PREPARED_SHOPS = mkdtempSync(join(tmpdir(), 'bookfront-prepared-'));
};
