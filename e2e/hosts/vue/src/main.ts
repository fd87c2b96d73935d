import { createApp } from 'vue';
import { loadElements } from '@emberclutch/embed';
import App from './App.vue';

const query = new URLSearchParams(location.search);
createApp(App, { numbers: query.getAll('number') }).mount('#root');
void loadElements(query.get('site') ?? '');
