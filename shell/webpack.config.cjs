const path = require('node:path');
const { shell } = require('@bookfront/shared/webpack');
const { FontsPlugin } = require('./build/fonts.cjs');
const { RoutesPlugin } = require('./build/routes.cjs');

// The shell offers trimmed libraries under their own names: a shared module is otherwise never tree-shaken.
const facade = (name, file) => ({
  import: path.join(__dirname, 'src/facade', file),
  version: require(`${name}/package.json`).version,
});

// Libraries that remotes load on demand and the shell never: offered by their file, or webpack would leave them out.
const offered = (name, file) => ({
  import: path.join(path.dirname(require.resolve(`${name}/package.json`)), file),
  version: require(`${name}/package.json`).version,
});

module.exports = shell({
  dir: __dirname,
  provided: {
    'react-router-dom': facade('react-router-dom', 'router.ts'),
    '@tanstack/react-query': facade('@tanstack/react-query', 'query.ts'),
    'styled-components': facade('styled-components', 'styled.ts'),
    formik: offered('formik', 'dist/formik.esm.js'),
    yup: offered('yup', 'index.esm.js'),
  },
  plugins: () => [new FontsPlugin(), new RoutesPlugin()],
});
