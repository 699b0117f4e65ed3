import { createRoot } from 'react-dom/client';
import { Shows } from './shows';

const place = document.getElementById('shows');
if (place) createRoot(place).render(<Shows />);
