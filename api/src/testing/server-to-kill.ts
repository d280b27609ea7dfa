import './kill-points';
import '../server';
