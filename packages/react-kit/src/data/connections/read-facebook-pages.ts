/** A page that the user may post to. */
export interface FacebookPage {
  id: string;
  title: string;
  /** Used in place of the page's token until the station saves the destination. */
  token: string;
}

/** The pages in the HTML select of the station; its "Select a page" is no page. */
export function readFacebookPages(html: string): FacebookPage[] {
  const options = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('option')];
  return options.flatMap(({ id, value, text }) =>
    text === 'Select a page' ? [] : { id, title: text, token: value },
  );
}
