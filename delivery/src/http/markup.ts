const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
/** JSON that can stand in a script element. */
export const inlineJson = (json: string) => json.replace(/</g, '\\u003c');
