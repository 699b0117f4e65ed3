<?php
/**
 * Renders the block of the plugin: php render.php <plugin> <attributes as JSON> [feed|preview].
 * The functions have the behaviour of those of WordPress that the plugin relies on.
 */

define( 'ABSPATH', __DIR__ );
[ , $plugin, $attributes ] = $argv;
$mode = $argv[3] ?? '';
define( 'REST_REQUEST', 'preview' === $mode );

$actions = array();
$scripts = array();
$blocks  = array();

function add_action( $name, $callback ) {
	global $actions;
	$actions[ $name ][] = $callback;
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( $url ) {
	return preg_match( '~^https?://~i', $url ) ? str_replace( array( '&', "'" ), array( '&#038;', '&#039;' ), preg_replace( '~[^a-z0-9-\~+_.?#=!&;,/:%@$|*\'()\[\]]~i', '', $url ) ) : '';
}
function __( $text, $domain ) {
	return $text;
}
function esc_html__( $text, $domain ) {
	return esc_html( $text );
}
function esc_attr__( $text, $domain ) {
	return esc_attr( $text );
}
function is_feed() {
	global $mode;
	return 'feed' === $mode;
}
function get_block_wrapper_attributes() {
	return 'class="wp-block-postkit-player"';
}
function wp_register_script( $handle, $src, $deps ) {
	global $scripts;
	$scripts[ $handle ] = array( 'deps' => $deps, 'inline' => '' );
}
function wp_add_inline_script( $handle, $text ) {
	global $scripts;
	$scripts[ $handle ]['inline'] .= $text;
}
function register_block_type( $name, $settings ) {
	global $blocks;
	$blocks[ $name ] = $settings;
}

require $plugin;
foreach ( $actions['init'] as $callback ) {
	$callback();
}
[ 'postkit/player' => $block ] = $blocks;
echo json_encode(
	array(
		'html'   => $block['render_callback']( json_decode( $attributes, true ) ),
		'block'  => array_diff_key( $block, array( 'render_callback' => true ) ),
		'script' => $scripts[ $block['editor_script'] ],
	)
);
