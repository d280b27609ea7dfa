const least = [20, 19];

/** One line that says what to do where `version` ('18.2.0') is too old, else undefined. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return undefined;
  return `Bookfront needs Node ${least.join('.')} or newer, and this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}
