/** The query client's exports that the project may use. */
export { QueryClient, QueryClientProvider, useMutation, useQueries, useQuery, useQueryClient } from 'react-query-raw';
