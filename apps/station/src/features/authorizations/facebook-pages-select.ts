import { escapeHtml } from '../../platform/escape-html.ts';
import type { GrantedAccess } from './granted-access.ts';

/** The pages as the specification has them, with a one-use handle as the value in place of the page's token. */
export function facebookPagesSelect(pages: GrantedAccess['pages']): string {
  const options = pages.map(
    ({ handle, id, title }) =>
      `<option id="${escapeHtml(id)}" value="${escapeHtml(handle)}">${escapeHtml(title)}</option>`,
  );
  return ['<select>', '<option value="">Select a page</option>', ...options, '</select>'].join('\n');
}
