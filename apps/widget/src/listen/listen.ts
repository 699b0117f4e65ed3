import './listen.css';
import { createListenPlayer } from './listen-player.ts';

const player = document.querySelector<HTMLElement>('.player');
if (player) createListenPlayer(player);
