import './kill-points';
import '../programs/server';
