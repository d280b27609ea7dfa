import { href } from '@bookfront/shared/routes';
import * as m from '#messages';

/** ERR-02 */
export const refreshForm = `<form method="post" action="${href.dropSession()}"><button>${m.refresh()}</button></form>`;
