// The browsers that the shop is built for: package.json's `browserslist`, which names them once.
const browserslist = require('browserslist');

const { browserslist: query } = require('../../package.json');

/** As swc names them. Browsers of Android are updated with their desktop namesakes. */
const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' };

/** The oldest version of each browser: { chrome: '124', safari: '17.4', … }. */
const oldestBrowsers = () => {
  const versions = browserslist(query).map((one) => one.split(' '));
  const oldest = (name) =>
    versions
      .filter(([browser]) => browser === name)
      .map(([, version]) => version.split('-')[0])
      .toSorted((a, b) => Number(a) - Number(b))[0];
  return Object.fromEntries(Object.entries(names).map(([name, swcName]) => [swcName, oldest(name)]));
};

module.exports = { oldestBrowsers, webpackTarget: `browserslist:${query.join(', ')}` };
