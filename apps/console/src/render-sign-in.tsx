import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { languages } from '@postkit/react-kit/messages';
import { SignInPage } from './sign-in-page.tsx';

/** Renders the page of `/login` with an empty form, by language. Runs in Node, while the console is built. */
export async function renderSignIn(): Promise<Map<string, string>> {
  Object.assign(globalThis, { location: new URL('http://localhost/login') });
  const pages = languages.map(async ({ id, load }) => {
    const { prelude } = await prerenderToNodeStream(<SignInPage messages={await load?.()} />);
    return [id, await text(prelude)] as const;
  });
  return new Map(await Promise.all(pages));
}
