import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadElements } from '@emberclutch/embed';
import { App } from './App.tsx';

const query = new URLSearchParams(location.search);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App numbers={query.getAll('number')} />
    </StrictMode>,
  );
void loadElements(query.get('site') ?? '');
