import mount from './mount.tsx';

const element = document.getElementById('root');
if (element) mount(element);
