const path = require('node:path');
const { shell } = require('@bookfront/shared/webpack');
const { FontsPlugin } = require('./build/fonts.cjs');
const { RoutesPlugin } = require('./build/routes.cjs');

// The shell offers trimmed libraries under their own names: a shared module is otherwise never tree-shaken.
const facade = (file, version) => ({ import: path.join(__dirname, 'src/facade', file), version });

// Libraries that remotes load on demand and the shell never: offered by their file, or webpack would leave them out.
const offered = (name, file) => ({
  import: path.join(path.dirname(require.resolve(`${name}/package.json`)), file),
  version: require(`${name}/package.json`).version,
});

module.exports = shell({
  dir: __dirname,
  provided: {
    'react-router-dom': facade('router.ts', '7.18.5'),
    '@tanstack/react-query': facade('query.ts', '5.108.0'),
    'styled-components': facade('styled.ts', '6.6.0'),
    formik: offered('formik', 'dist/formik.esm.js'),
    yup: offered('yup', 'index.esm.js'),
  },
  plugins: () => [new FontsPlugin(), new RoutesPlugin()],
});
