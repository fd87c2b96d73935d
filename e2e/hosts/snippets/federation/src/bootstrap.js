import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const { Example } = await import('wiki/Example');
createRoot(document.getElementById('root')).render(createElement(Example));
