import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { german } from '@postkit/react-kit/messages/de';
import { spanish } from '@postkit/react-kit/messages/es';
import { SignInPage } from './sign-in-page.tsx';

/** The languages of first-paint.js. */
const catalogues = { en: undefined, de: german, es: spanish };

/** Renders the page of `/login` with an empty form, by language. Runs in Node, while the console is built. */
export async function renderSignIn(): Promise<Map<string, string>> {
  Object.assign(globalThis, { location: new URL('http://localhost/login') });
  const pages = Object.entries(catalogues).map(async ([language, messages]) => {
    const { prelude } = await prerenderToNodeStream(<SignInPage messages={messages} />);
    return [language, await text(prelude)] as const;
  });
  return new Map(await Promise.all(pages));
}
