// Writes a text where it is called: a call of another module takes more bytes than most texts. A text with variants
// stays a function, and so does one that is handed over as a function.
const fs = require('node:fs');
const path = require('node:path');
const ConstDependency = require('webpack/lib/dependencies/ConstDependency');
const { harmonySpecifierTag } = require('webpack/lib/dependencies/HarmonyImportDependencyParserPlugin');
const { expressionOf } = require('./compact-message.cjs');

const name = 'InlineMessages';

/** `dirs`: folders of packages. */
class InlineMessages {
  constructor(dirs) {
    this.dirs = dirs;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(name, (_, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => {
          parser.hooks.callMemberChain
            .for(harmonySpecifierTag)
            .tap({ name, stage: -1 }, (call, members) => this.inline(parser, call, members));
        });
    });
  }

  /** True where the call is written as its text: webpack then sees no use of the text's module. */
  inline(parser, call, members) {
    if (parser.currentTagData.source !== '#messages' || members.length !== 1) return;
    const { module } = parser.state;
    const dir = this.dirs.find((dir) => module.resource.startsWith(`${dir}${path.sep}`));
    if (!dir) return;
    const file = path.join(dir, '.messages/messages', `${members[0]}.js`);
    if (!fs.existsSync(file)) return;
    module.buildInfo.fileDependencies.add(file);
    const expression = expressionOf(fs.readFileSync(file, 'utf8'));
    const values = expression && valuesOf(call, expression.inputs);
    if (!values) return;
    write(parser, call, values, expression.code);
    return true;
  }
}

/** The expressions that a call gives for a text's inputs, if they stand in the order of the text. */
function valuesOf({ arguments: [given, ...others] }, inputs) {
  if (!given) return inputs.length === 0 ? [] : undefined;
  if (others.length > 0 || given.type !== 'ObjectExpression' || given.properties.length !== inputs.length) return;
  const isInOrder = given.properties.every(
    ({ type, computed, key }, n) => type === 'Property' && !computed && (key.name ?? key.value) === inputs[n],
  );
  return isInOrder ? given.properties.map(({ value }) => value) : undefined;
}

function write(parser, call, values, code) {
  const [, end] = call.range;
  let [start] = call.range;
  const put = (piece, until) => {
    const dependency = new ConstDependency(piece, [start, until]);
    dependency.loc = parser.getLocation(call);
    parser.state.module.addPresentationalDependency(dependency);
  };
  values.forEach((value, n) => {
    put(n === 0 ? `(${code[0]}` : code[n], value.range[0]);
    [, start] = value.range;
    parser.walkExpression(value);
  });
  put(values.length === 0 ? `(${code[0]})` : `${code[values.length]})`, end);
}

module.exports = { InlineMessages };
