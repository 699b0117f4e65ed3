import { renderToString } from 'react-dom/server';
import { Shows } from './shows';

console.log(renderToString(<Shows />));
