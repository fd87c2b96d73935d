import { createRoot } from 'react-dom/client';
import { Example } from './Example.jsx';

createRoot(document.getElementById('root')).render(<Example />);
