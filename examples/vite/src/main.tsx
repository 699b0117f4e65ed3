import '@postkit/react-kit/styles.css';
import { createRoot } from 'react-dom/client';
import { Newsroom } from './newsroom.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Newsroom />);
