import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const app = document.getElementById('app');
if (new URLSearchParams(location.search).has('hostile')) await import('./hostile.css');
if (app) {
  createRoot(app).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
