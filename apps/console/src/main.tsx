import { createRoot } from 'react-dom/client';
import { SignInPage } from './sign-in-page.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('The page lost its root element.');
const root = createRoot(element);

// No top-level `await`: the console's code imports from this chunk, so the two would deadlock.
async function openConsole(): Promise<void> {
  const { Console } = await import('./console.tsx');
  root.render(<Console />);
}

// The sign-in form loads with the page, without waiting for the router, the client and the screens.
if (globalThis.location.pathname === '/login') root.render(<SignInPage />);
// A presenter has no account and needs none of the workspace.
else if (globalThis.location.pathname === '/slot') void import('./open-slot.tsx').then(({ openSlot }) => openSlot(root));
else void openConsole();
