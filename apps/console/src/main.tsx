import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { SignInPage } from './sign-in-page.tsx';

const page = document.documentElement;
const element = document.getElementById('root');
if (!element) throw new Error('The page lost its root element.');
const root: HTMLElement = element;

// The languages besides English load with the page that shows them.
const words =
  page.lang === 'en' ? undefined : import('./host/language.ts').then((language) => language.loadLanguage());

/** A root in place of the markup that a page was rendered ahead with. */
function emptyRoot(): Root {
  root.replaceChildren();
  delete page.dataset.rendered;
  return createRoot(root);
}

// No top-level `await`: the console's code imports from this chunk, so the two would deadlock.
async function openConsole(): Promise<void> {
  const { Console } = await import('./console.tsx');
  await words;
  emptyRoot().render(<Console />);
}

async function openSignIn(): Promise<void> {
  const signIn = <SignInPage messages={await words} />;
  if (page.dataset.rendered === page.lang) hydrateRoot(root, signIn);
  else emptyRoot().render(signIn);
}

// The sign-in form loads with the page, without waiting for the router, the client and the screens.
if (globalThis.location.pathname === '/login') void openSignIn();
// A presenter has no account and needs none of the workspace.
else if (globalThis.location.pathname === '/slot')
  void import('./open-slot.tsx').then(async ({ openSlot }) => openSlot(emptyRoot(), await words));
else void openConsole();
