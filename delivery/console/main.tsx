// The operators' console: what every package's releases do, and the commands that change it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Console } from './console';
import './console.css';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter basename="/operations/console">
        <Console />
      </BrowserRouter>
    </QueryClientProvider>,
  );
