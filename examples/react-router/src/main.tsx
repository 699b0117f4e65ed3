import '@postkit/react-kit/styles.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Newsroom } from './newsroom.tsx';
import { ShowPage } from './show-page.tsx';
import { ShowsPage } from './shows-page.tsx';

const router = createBrowserRouter([
  {
    element: <Newsroom />,
    children: [
      { path: '/', element: <ShowsPage /> },
      { path: '/:station/shows/:showId', element: <ShowPage /> },
    ],
  },
]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
