// Leaves out of a compiled text what one language doesn't need and the minifier can't see: the look for the page's
// language, for whose module each chunk would have room, and the question whether the values are there, which types ask.
const lookForLanguage = /^\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)$/gm;

module.exports = (source) =>
  source
    .replace(lookForLanguage, '')
    .replace(/, options = \{\}\) => \{\n\s*\n/g, ') => {\n')
    .replace(/\bi\?\.(?=\w)/g, 'i.');
