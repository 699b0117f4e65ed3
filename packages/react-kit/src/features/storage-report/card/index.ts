export { StorageCard } from './storage-card.tsx';
