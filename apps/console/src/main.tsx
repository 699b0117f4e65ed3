import { createRoot } from 'react-dom/client';
import { SignInPage } from './sign-in-page.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('The page lost its root element.');
const root = createRoot(element);

// No `await` at the top level: the console's code imports from this chunk, and each would wait for the other.
async function openConsole(): Promise<void> {
  const { Console } = await import('./console.tsx');
  root.render(<Console />);
}

// Signing in is one form that comes with the page itself: it does not wait for the router, the client and the screens.
if (globalThis.location.pathname === '/login') root.render(<SignInPage />);
else void openConsole();
