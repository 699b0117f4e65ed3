<?php
/**
 * Plugin Name: PostKit Player
 * Description: A block that plays an episode from the address of its public page.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads the address of an episode's page, such as https://post.example.org/harbour-fm/listen/81#t=90.
 *
 * @param mixed $url Any text.
 * @return array{origin: string, station: string, episode: string, start: string}|null Null for any other address.
 */
function postkit_player_parse( $url ) {
	$pattern = '~^(https?://[^/?#\s"\'<>@\\\\]+)/([a-z\d][a-z\d-]{0,62})/listen/(\d{1,15})/?(?:\?[^#]*)?(?:#t=([\dhms:.]{1,12}))?$~i';
	if ( ! is_string( $url ) || ! preg_match( $pattern, trim( $url ), $parts ) ) {
		return null;
	}
	return array(
		'origin'  => $parts[1],
		'station' => $parts[2],
		'episode' => $parts[3],
		'start'   => isset( $parts[4] ) ? $parts[4] : '',
	);
}

/**
 * The player in a frame, because the editor runs no scripts of its previews.
 *
 * @param array $page What postkit_player_parse returns.
 * @return string HTML.
 */
function postkit_player_preview( $page ) {
	$query = array(
		'station' => $page['station'],
		'episode' => $page['episode'],
	);
	return sprintf(
		'<iframe src="%s" title="%s" width="700" height="181" style="border:0;min-width:0;max-width:100%%"></iframe>',
		esc_url( $page['origin'] . '/widget/v4/player.html?' . http_build_query( $query ) . ( '' === $page['start'] ? '' : '#t=' . $page['start'] ) ),
		esc_attr__( 'Audio player', 'postkit-player' )
	);
}

/**
 * The embed code of the player: a link for readers without scripts, which the script replaces. Feeds get the link only, and the
 * editor a frame.
 *
 * @param array $attributes `url` and `title` of the block.
 * @return string HTML.
 */
function postkit_player_render( $attributes ) {
	$url  = isset( $attributes['url'] ) ? $attributes['url'] : '';
	$page = postkit_player_parse( $url );

	$is_preview = defined( 'REST_REQUEST' ) && REST_REQUEST;
	if ( null === $page ) {
		return $is_preview ? '<p>' . esc_html__( 'Enter the address of an episode, such as https://post.example.org/harbour-fm/listen/81.', 'postkit-player' ) . '</p>' : '';
	}
	if ( $is_preview ) {
		return postkit_player_preview( $page );
	}
	$title = isset( $attributes['title'] ) && is_string( $attributes['title'] ) && '' !== trim( $attributes['title'] )
		? $attributes['title']
		: __( 'Listen to the episode', 'postkit-player' );
	$link  = sprintf( '<a href="%s" data-postkit>%s</a>', esc_url( trim( $url ) ), esc_html( $title ) );
	if ( is_feed() ) {
		return '<p>' . $link . '</p>';
	}
	$script = sprintf(
		// The place of the script is the place of the player, so it cannot be enqueued.
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript
		'<script src="%s" data-station="%s" data-episode="%s"%s></script>',
		esc_url( $page['origin'] . '/widget/v4/embed.js' ),
		esc_attr( $page['station'] ),
		esc_attr( $page['episode'] ),
		'' === $page['start'] ? '' : sprintf( ' data-start="%s"', esc_attr( $page['start'] ) )
	);
	return sprintf( '<div %s>%s%s</div>', get_block_wrapper_attributes(), $link, $script );
}

/** Registers the block. Its editor is a few lines of JavaScript without a build. */
function postkit_player_register() {
	$editor = <<<'JS'
( ( { blocks, element, blockEditor, components, serverSideRender, i18n } ) => {
	const { createElement: h } = element;
	const { __ } = i18n;
	const field = ( label, name, { attributes, setAttributes } ) =>
		h( components.TextControl, {
			label,
			value: attributes[ name ],
			onChange: ( value ) => setAttributes( { [ name ]: value } ),
			__nextHasNoMarginBottom: true,
		} );
	blocks.registerBlockType( 'postkit/player', {
		edit: ( props ) =>
			h(
				'div',
				blockEditor.useBlockProps(),
				field( __( 'Address of the episode', 'postkit-player' ), 'url', props ),
				field( __( 'Link for readers without scripts', 'postkit-player' ), 'title', props ),
				h( serverSideRender, { block: 'postkit/player', attributes: props.attributes } )
			),
		save: () => null,
	} );
} )( window.wp );
JS;
	wp_register_script(
		'postkit-player-editor',
		false,
		array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-server-side-render', 'wp-i18n' ),
		'1.0.0',
		true
	);
	wp_add_inline_script( 'postkit-player-editor', $editor );
	register_block_type(
		'postkit/player',
		array(
			'api_version'     => 3,
			'title'           => __( 'PostKit player', 'postkit-player' ),
			'description'     => __( 'Plays an episode.', 'postkit-player' ),
			'category'        => 'embed',
			'icon'            => 'microphone',
			'attributes'      => array(
				'url'   => array(
					'type'    => 'string',
					'default' => '',
				),
				'title' => array(
					'type'    => 'string',
					'default' => '',
				),
			),
			'supports'        => array( 'html' => false ),
			'editor_script'   => 'postkit-player-editor',
			'render_callback' => 'postkit_player_render',
		)
	);
}
add_action( 'init', 'postkit_player_register' );
