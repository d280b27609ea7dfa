/** A command's output. `error` writes to the error stream and returns the exit code 1. */
export interface Output {
  info: (line: string) => void;
  error: (line: string) => number;
}
