import { RouterProvider } from '@tanstack/react-router';
import { router } from './routes/router.tsx';

export function Console() {
  return <RouterProvider router={router} />;
}
