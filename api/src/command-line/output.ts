/** Where a command writes its lines. `complain` writes to the error stream and gives the exit code 1. */
export interface Output {
  say: (line: string) => void;
  complain: (line: string) => number;
}
