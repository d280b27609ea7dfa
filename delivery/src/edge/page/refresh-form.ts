import { href } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';

/** ERR-02 */
export const refreshForm = `<form method="post" action="${href.dropSession()}"><button>${messages.refresh}</button></form>`;
