import '@postkit/react-kit/styles.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, redirect } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ShowsScreen } from '@postkit/react-kit/screens/shows';
import { Newsroom } from './newsroom.tsx';
import { ShowPage } from './show-page.tsx';

const router = createBrowserRouter([
  {
    element: <Newsroom />,
    children: [
      { path: '/', element: <ShowsScreen /> },
      { path: '/:station/shows/:showId', element: <ShowPage /> },
      // Addresses of other screens lead to the list.
      { path: '*', loader: () => redirect('/') },
    ],
  },
]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
