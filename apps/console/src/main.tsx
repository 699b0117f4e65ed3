import { createRoot } from 'react-dom/client';
import { SignInPage } from './sign-in-page.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('The page lost its root element.');
const root = createRoot(element);

// The languages besides English load with the page that shows them.
const words = document.documentElement.lang === 'en' ? undefined : import('./host/language.ts').then((language) => language.loadLanguage());

// No top-level `await`: the console's code imports from this chunk, so the two would deadlock.
async function openConsole(): Promise<void> {
  const { Console } = await import('./console.tsx');
  await words;
  root.render(<Console />);
}

async function openSignIn(): Promise<void> {
  root.render(<SignInPage messages={await words} />);
}

// The sign-in form loads with the page, without waiting for the router, the client and the screens.
if (globalThis.location.pathname === '/login') void openSignIn();
// A presenter has no account and needs none of the workspace.
else if (globalThis.location.pathname === '/slot') void import('./open-slot.tsx').then(async ({ openSlot }) => openSlot(root, await words));
else void openConsole();
