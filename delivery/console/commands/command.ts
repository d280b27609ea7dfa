/** What a command's dialog asks for. */
export interface Field {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'select';
  initial: string;
  options?: readonly { value: string; label: string }[];
  hint?: string;
  isRequired?: boolean;
}
export type Values = Readonly<Record<string, string>>;

/** One command of /operations, as a button whose dialog says what it does before it does it. */
export interface ReleaseCommand {
  button: string;
  title: string;
  /** What happens once it is confirmed, as one or two sentences. */
  effect: (values: Values) => string;
  /** The confirming button: 'Roll back'. */
  confirm: string;
  fields: readonly Field[];
  /** Below /operations. */
  path: string;
  payload: (values: Values) => object;
  /** What to say once it is done. */
  done: (answer: CommandAnswer, values: Values) => string;
  isDangerous?: boolean;
}

/** What the commands answer, each a part of it. */
export interface CommandAnswer {
  revision?: number;
  /** What it came to: 'request' where a second person must promote too. */
  action?: string;
  /** What whoever ran it should know. */
  warning?: string;
  link?: string;
  until?: string;
  /** Shown this once. */
  token?: string;
  dropped?: string[];
}

export const initialValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));

export const reasonField: Field = {
  name: 'reason',
  label: 'Why',
  kind: 'text',
  initial: '',
  hint: 'Stands in the history.',
};
export const reasonOf = ({ reason }: Values): { reason?: string } => (reason ? { reason } : {});
