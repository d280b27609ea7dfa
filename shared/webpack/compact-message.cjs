// What Paraglide compiles, with fewer bytes. Each function throws where the compiler's output has another form than the
// one it knows, so that a new version of the compiler can't ship texts that are half rewritten.

const { runInNewContext } = require('node:vm');

const localized = "/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */";
const markedParts = "/** @typedef {import('../runtime.js').MessagePart[]} LocalizedString */";
const typeOfParts =
  / & \{ parts: \(inputs\??: \w+(?:, options\?: \{ [^}]* \})?\) => import\('\.\.\/runtime\.js'\)\.MessagePart\[\] \}/g;
const textAndParts = /\/\* @__PURE__ \*\/ Object\.assign\(\n\t\t(.*?),\n\t\t\{\n\t\t\tparts: (.*?)\n\t\t\}\n\t\)/gs;
const listOfParts = /\/\*\* @type \{import\('\.\.\/runtime\.js'\)\.MessagePart\[\]\} \*\/ \((\[\{.*\}\])\)/;

/** The module of one text, without what only a page in several languages needs. */
function compactMessage(source, file) {
  const compact = isMarked(source) ? withPartsAlone(source, file) : source;
  return withPlainPlurals(compact)
    .replace(/^\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)$/gm, '')
    .replace(/, options = \{\}\) => \{\n\s*\n/g, ') => {\n')
    .replace(/\bi\?\.(?=\w)/g, 'i.');
}

/** English asks of a count only whether it is 1. */
function withPlainPlurals(source) {
  const plurals = [...source.matchAll(/const (\w+) = registry\.plural\("en", i\?\.(\w+), \{\}\);/g)];
  return plurals.reduce(
    (text, [line, plural, input]) =>
      text
        .replace(line, '')
        .replace(`if (${plural} === "other") return`, 'return')
        .replaceAll(`${plural} === "one"`, `i.${input} == 1`)
        .replaceAll(`${plural} === "other"`, `i.${input} != 1`),
    source,
  );
}

const isMarked = (source) => source.includes('parts: ');

/**
 * The compiler gives a text with marks twice: as a string, and as a list with an object for each part. This leaves one
 * function that returns a short list: a part is a string, or a mark's name with the words in it.
 */
function withPartsAlone(source, file) {
  const compact = source
    .replace(localized, markedParts)
    .replace(typeOfParts, '')
    .replace(textAndParts, (_, text, parts) =>
      listOfParts.test(parts) ? parts.replace(listOfParts, (_, list) => `(${shortList(list)})`) : text,
    );
  if (isMarked(compact) || compact.includes('Object.assign') || compact.includes('type: "text"'))
    throw new Error(`${file}: the compiler wrote a marked text in a form that compact-message.cjs does not know.`);
  return compact;
}

function shortList(list) {
  const parts = runInNewContext(list, { i: new Proxy({}, { get: (_, input) => `\0${input}\0` }), String });
  const short = [];
  let mark;
  for (const { type, name, value } of parts) {
    if (type === 'text') {
      if (mark) mark.words += value;
      else if (typeof short.at(-1) === 'string') short.push(short.pop() + value);
      else short.push(value);
    } else if (type === 'markup-end') mark = undefined;
    else {
      const added = { name, words: '' };
      short.push(added);
      if (type === 'markup-start') mark = added;
    }
  }
  return `[${short.map((part) => (typeof part === 'string' ? template(part) : `["${part.name}", ${template(part.words)}]`)).join(', ')}]`;
}

const template = (text) => `\`${text.replace(/[`\\]|\$\{/g, '\\$&').replace(/\0(\w+)\0/g, '\x24{i.$1}')}\``;

/**
 * The expression of a text without variants: `Cover of ${i.title}`, in pieces around its inputs. Undefined for another
 * text, for one in several languages, and for one that names an input twice.
 */
function expressionOf(source) {
  const returned = [...source.matchAll(/\breturn (?:\/\*\* @type \{LocalizedString\} \*\/ )?\(([`[].*[`\]])\);?$/gm)];
  if (returned.length !== 1) return;
  const pieces = returned[0][1].split(/(?<=(?<!\\)\$\{)i\.(\w+)(?=\})/);
  const code = pieces.filter((_, n) => n % 2 === 0);
  const inputs = pieces.filter((_, n) => n % 2 === 1);
  return new Set(inputs).size === inputs.length ? { code, inputs } : undefined;
}

module.exports = { compactMessage, expressionOf };
