import type { Title } from '@bookfront/shared/schemas';
import type { ContributorRole } from '@bookfront/shared/schemas/vocabulary';
import type { ContributorRecord } from '../title/title-record';

/** Codes of ONIX list 17. */
const codes: readonly [ContributorRole, RegExp][] = [
  ['author', /^A(0\d|10|14|38)$/],
  ['illustrator', /^A(12|35)$/],
  ['photographer', /^A13$/],
  ['editor', /^B(01|1[0-3]|21)$/],
  ['translator', /^B(06|08|10)$/],
  ['adapter', /^B(03|05)$/],
  ['narrator', /^E(03|07)$/],
  ['foreword', /^A(15|23)$/],
  ['introduction', /^A24$/],
  ['afterword', /^A(19|22)$/],
];

/** The contributors as the title's page names them, without those whose part it has no words for. */
export const shownContributors = (contributors: readonly ContributorRecord[]): Title['contributors'] =>
  contributors
    .map(({ name, roles }) => ({
      name,
      roles: codes.filter(([, pattern]) => roles.some((code) => pattern.test(code))).map(([role]) => role),
    }))
    .filter(({ roles }) => roles.length > 0);
