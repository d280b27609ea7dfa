import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureCodes } from '@bookfront/shared/schemas/vocabulary';
import { packageFolder } from '../files/package-folder';

it.each(failureCodes.map((code) => [code]))('this package’s README lists the failure code %s', (code) => {
  expect(readFileSync(join(packageFolder(), 'README.md'), 'utf8')).toContain(`\`${code}\``);
});
