const minVersion = [20, 19];

/** A line that says what to do if `version` ('18.2.0') is too old, else undefined. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])) return undefined;
  return `Bookfront needs Node ${minVersion.join('.')} or newer, and this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}
