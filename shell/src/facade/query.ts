/** What the project may use of the query client. */
export { QueryClient, QueryClientProvider, useMutation, useQueries, useQuery, useQueryClient } from 'react-query-raw';
