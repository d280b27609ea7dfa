module.exports = require('@bookfront/shared/webpack').remote({ dir: __dirname });
