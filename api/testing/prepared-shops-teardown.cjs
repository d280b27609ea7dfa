const { rmSync } = require('node:fs');

module.exports = () => rmSync(process.env.PREPARED_SHOPS, { recursive: true, force: true });
