import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const place = document.querySelector('[data-gallery]');
if (place) createRoot(place).render(<Gallery />);
